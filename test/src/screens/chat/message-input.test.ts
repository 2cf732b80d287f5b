import { messageInput } from '../../../../src/screens/chat/message-input';

test.each([
  ['  Halo\u0000\u0008 kak\u202e\u2066 ', 'Halo kak'],
  ['Ukuran\tXL\nWarna\tbiru', 'Ukuran XL\nWarna biru'],
  ['👍🏽', '👍🏽'],
  ['\u200fالسلام', '\u200fالسلام'],
  [' \n ', ''],
  ['\u200b\u2060', ''],
  ['\u2800\u3164', ''],
])('of %j there is sent %j', (typed, sent) => {
  expect(messageInput(typed)).toBe(sent);
});
