import { expect, test } from 'vitest';
import { commandOf } from '../src/game/commands';

test.each([
  ['/l', { name: 'last' }],
  [' /P K ', { name: 'pieces', kind: 'king' }],
  ['/p', { name: 'pieces', kind: undefined }],
  ['/scan 4', { name: 'scan', line: '4' }],
  ['/takeback', { name: 'takeback' }],
  ['/?', { name: 'help' }],
])('%s is a command', (text, command) => {
  expect(commandOf(text)).toEqual(command);
});

test.each(['/scan', '/', '/toString', '/nothing'])('%s is no command that there is', (text) => {
  expect(commandOf(text)).toBe('unknown');
});

test.each(['23-19', '', 'hello /l'])('"%s" is a move, if anything', (text) => {
  expect(commandOf(text)).toBeUndefined();
});
