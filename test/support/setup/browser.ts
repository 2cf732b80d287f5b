import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import './open-layers';

// A sheet loads its code when it is opened. On a busy machine the first one may take longer than the default, a second.
configure({ asyncUtilTimeout: 15_000 });

Element.prototype.scrollIntoView = () => undefined;
