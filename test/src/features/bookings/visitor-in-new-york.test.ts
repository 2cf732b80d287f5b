import { testVisitorIn } from '../../../support/browser/visitor-zone-tests';

testVisitorIn('America/New_York');
