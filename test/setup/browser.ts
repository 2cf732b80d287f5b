import '@testing-library/jest-dom';
import './open-layers';
