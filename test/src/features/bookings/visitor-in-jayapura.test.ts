import { testVisitorIn } from '../../../support/browser/visitor-zone-tests';

testVisitorIn('Asia/Jayapura');
