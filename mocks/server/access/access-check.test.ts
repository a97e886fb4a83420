import { describe, expect, it } from 'vitest';
import { createAccessCheck, isOrigin } from './access-check.ts';

const HERE = 'http://127.0.0.1:4010';
const checkAccess = createAccessCheck({
  host: '127.0.0.1',
  allowHosts: ['mock.test'],
  allowOrigins: ['https://app.test', 'null'],
});
const strict = createAccessCheck({ host: '127.0.0.1', allowHosts: [], allowOrigins: [] });
const request = (headers: Record<string, string>, method = 'GET', localAddress = '127.0.0.1') => ({
  method,
  headers: { host: '127.0.0.1:4010', ...headers },
  localAddress,
});
const fetched = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };

describe('the access check allows', () => {
  it.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['a program by another name of this machine', { host: 'localhost' }],
    ['an IPv6 address, however it is written', { host: '[0:0:0:0:0:0:0:1]:4010' }],
    ['an IPv4 address in an IPv6 one', { host: '[::ffff:127.0.0.1]:4010' }],
    ['another loopback address', { host: '127.0.0.2:80' }],
    ['a name in capitals with its dot', { host: 'LOCALHOST.:4010' }],
    ['a name that was allowed, with any port', { host: 'mock.test:8080' }],
    ['a page of its own', { origin: HERE }],
    ['a page of another local port', { origin: 'http://localhost:3000' }],
    ['a local page over TLS', { origin: 'https://pruva.localhost:5173' }],
    ['a page that was allowed', { origin: 'https://app.test', ...fetched }],
    ['a page without an origin, when that was allowed', { origin: 'null' }],
    ['a page below a name that was allowed', { origin: 'http://mock.test:5173' }],
    ['the server in front of it', { 'x-forwarded-host': 'localhost:5173' }],
    ['several servers in front of it', { 'x-forwarded-host': 'localhost:5173, 127.0.0.1' }],
    [
      'a picture on a local page of another name',
      { ...fetched, referer: 'http://localhost:3000/boats' },
    ],
    ['an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [
      'a link that was followed',
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        referer: 'https://wiki.example/',
      },
    ],
  ])('%s', (_, headers) => {
    expect(checkAccess(request(headers))).toMatchObject({ isAllowed: true });
  });

  it('HTTP/1.0 without a host', () => {
    expect(checkAccess({ method: 'GET', headers: {}, localAddress: '127.0.0.1' }).isAllowed).toBe(
      true,
    );
  });

  it('whoever calls it by the address that it listens on', () => {
    const open = createAccessCheck({ host: '0.0.0.0', allowHosts: [], allowOrigins: [] });
    const lan = { host: '10.0.0.7:4010', origin: 'http://10.0.0.7:5173' };
    expect(open(request(lan, 'POST', '::ffff:10.0.0.7')).isAllowed).toBe(true);
    expect(open(request(lan, 'POST', '10.0.0.8')).isAllowed).toBe(false);
    expect(open(request({ host: '0.0.0.0:4010' })).isAllowed).toBe(true);
  });
});

describe('the access check refuses', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a name that was bent to here', { host: 'evil.example:4010' }, '--allow-host evil.example'],
    ['a name like a local one', { host: 'localhost.evil.example' }, '--allow-host'],
    ['a name like an address', { host: '127.0.0.1.evil.example' }, '--allow-host'],
    [
      'a name bent through a server in front',
      { 'x-forwarded-host': 'evil.example' },
      '--allow-host',
    ],
    ['any address', { host: '0.0.0.0:4010' }, '--allow-host'],
    [
      'a page of the web',
      { origin: 'https://evil.example' },
      '--allow-origin https://evil.example',
    ],
    ['a page like a local one', { origin: 'http://localhost.evil.example' }, '--allow-origin'],
    ['a page with a name before it', { origin: 'http://localhost@evil.example' }, '--allow-origin'],
    ['a page without an origin', { origin: 'null' }, '--allow-origin null'],
    ['an extension', { origin: 'chrome-extension://abcdef' }, '--allow-origin chrome-extension://'],
    ['an origin that was emptied', { origin: '' }, '--allow-origin'],
    ['a picture on a page of the web', fetched, '--allow-origin'],
    [
      'a picture that tells where',
      { ...fetched, referer: 'https://evil.example/' },
      'evil.example',
    ],
    [
      'a frame on a page of the web',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      '--allow-origin',
    ],
  ])('%s', (_, headers, words) => {
    const decision = strict(request(headers));
    expect(decision).toMatchObject({ isAllowed: false, status: 403 });
    expect(JSON.stringify(decision)).toContain(words);
  });

  it('a form that a page of the web sends by opening it', () => {
    const sent = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(strict(request(sent, 'POST')).isAllowed).toBe(false);
  });

  it.each([
    ['host', 'a b'],
    ['x-forwarded-host', 'evil"><script>'],
    ['x-forwarded-host', 'localhost:99999'],
    ['x-forwarded-host', ''],
    ['x-forwarded-proto', 'javascript'],
  ])('what is no host or scheme in %s: %s', (name, value) => {
    expect(strict(request({ [name]: value }))).toMatchObject({ isAllowed: false, status: 400 });
  });
});

it.each([
  ['https://app.test', true],
  ['capacitor://localhost', true],
  ['null', true],
  ['https://app.test/', false],
  ['app.test', false],
  ['*', false],
])('%s as an origin: %s', (text, is) => {
  expect(isOrigin(text)).toBe(is);
});
