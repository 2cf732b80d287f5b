import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import './open-layers';

// A sheet or dialog loads its code when it is opened: on a busy machine the first one of a file takes more than the library's second.
configure({ asyncUtilTimeout: 15_000 });

Element.prototype.scrollIntoView = () => undefined;
