import { expect, it } from 'vitest';
import { browserName, decodeBytes, encodeBytes } from './passkeys';

it('writes bytes as WebAuthn does, and reads them back', () => {
  const text = encodeBytes(new Uint8Array([251, 255, 0, 62]).buffer);
  expect(text).toBe('-_8APg');
  expect([...decodeBytes(text)]).toEqual([251, 255, 0, 62]);
});

it('calls browsers by their names', () => {
  expect(
    browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ).toBe('Firefox · Linux');
  expect(
    browserName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari · iPhone');
  expect(
    browserName(
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    ),
  ).toBe('Edge · Windows');
  expect(browserName('curl')).toBe('');
});
