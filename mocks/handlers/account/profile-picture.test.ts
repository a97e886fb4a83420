import { beforeEach, describe, expect, it } from 'vitest';
import { pictureFormLimits } from '../../../generated/limits.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aUser } from '../../testing/records.ts';
import { bytesLike } from '../../testing/uploads.ts';
import { uploads } from '../file/uploads.ts';
import { auth } from './auth.ts';

const elif = aUser(9, {});
const can = aUser(10, {});
const names = { firstName: 'Elif', lastName: 'Yıldız', phoneNumber: '+905321112233' };

let store: Store;
let moment = 0;
beforeEach(() => {
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, { users: [elif, can] }));
});

const now = (id: number) => store.users.get(id);
const upload = (user = elif, bytes = bytesLike('image/png'), name = 'ben.png') =>
  uploads.uploadPicture(
    callOf(store, {
      user,
      now: ++moment,
      body: { file: name },
      files: { file: [{ name, contentType: 'image/png', bytes }] },
    }),
  );
const uploaded = (user = elif) => bodyOf(upload(user)).path;
const show = (profileImage: string | null, id = 9) =>
  auth.updateAccount(callOf(store, { user: now(id), body: { ...names, profileImage } }));
const served = (path: string) =>
  uploads.getUpload(callOf(store, { path: { name: path.replace('/api/uploads/', '') } }));

describe('a picture of one’s own', () => {
  it('is served as it came, and shown by the account', () => {
    const path = uploaded();
    expect(answered(served(path)).bytes).toMatchObject({ bytes: bytesLike('image/png') });
    expect(bodyOf(show(path)).profileImage).toBe(path);
  });

  it.each(['a name alone', 'a path without /api'])('may be named by %s', (way) => {
    const path = uploaded();
    const short = way === 'a name alone' ? path.replace('/api/uploads/', '') : path.slice(4);
    expect(bodyOf(show(short)).profileImage).toBe(path);
  });

  it('goes when another takes its place, and when it is removed', () => {
    const first = uploaded();
    show(first);
    const second = uploaded();
    expect(answered(served(first)).status).toBe(200);
    show(second);
    expect(refusedWith(served(first))).toEqual([404, 'NOT_FOUND']);
    show(null);
    expect(refusedWith(served(second))).toEqual([404, 'NOT_FOUND']);
  });

  it('that nothing shows goes with the next one', () => {
    const unused = uploaded();
    uploaded();
    expect(refusedWith(served(unused))).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['of somebody else', () => uploaded(can)],
    ['that nobody uploaded', () => '/api/uploads/yok.png'],
    ['on another site', () => 'https://example.com/ben.png'],
    ['with a way out', () => '/api/uploads/../uploads/yok.png'],
  ])('is none %s', (_, pathOf) => {
    const own = uploaded();
    show(own);
    expect(refusedWith(show(pathOf()))).toEqual([422, 'VALIDATION_FAILED', 'body.profileImage']);
    expect(now(9)?.profileImage).toBe(own);
  });

  it('goes with the account', () => {
    const path = uploaded();
    auth.deleteAccount(callOf(store, { user: elif }));
    expect(refusedWith(served(path))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('what is no picture', () => {
  const tooLarge = () => {
    const bytes = new Uint8Array(pictureFormLimits.file.maxBytes + 1);
    bytes.set(bytesLike('image/png'));
    return bytes;
  };
  it.each([
    ['a document', bytesLike('application/pdf'), 'ben.png', [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['an empty file', new Uint8Array(), 'ben.png', [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['a program by name', bytesLike('image/png'), 'ben.exe', [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['a file of more than 5 MB', tooLarge(), 'ben.png', [413, 'FILE_TOO_LARGE']],
  ])('is refused: %s', (_, bytes, name, refusal) => {
    expect(refusedWith(upload(elif, bytes, name))).toEqual([...refusal, 'body.file']);
  });
});
