import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import type { Photo } from './photo.ts';
import type { PhotoKind, StoredPhoto } from './photo-kind.ts';
import { isSameOrder, movedTo, movedToPlace, storedOrder } from './photo-order.ts';
import { checkedPhotos, type RefusedFile } from './photo-rules.ts';
import type { Resize } from './resize/resizer.ts';

interface PhotoListState {
  readonly photos: readonly Photo[];
  /** Files of the last choice that were not taken. */
  readonly refused: readonly RefusedFile[];
  /** Names of files that no photo could be made of. */
  readonly unreadable: readonly string[];
  /** The photo taken away last; it can be brought back until the next upload. */
  readonly removed: Photo | undefined;
  /** What the last upload could not save beside photos: the order, or that one was taken away. */
  readonly failure: { readonly what: 'order' | 'removal'; readonly error: ApiError } | undefined;
}

/** What a list works with; tests bring their own. */
interface PhotoListPorts {
  resize: Resize;
  kind: PhotoKind;
  /** So many photos of a choice were made to fit. */
  onAdded: (count: number) => void;
  /** What the service has of the boat or tour has changed. */
  onStored: () => void;
}

/** What became of an upload. */
export interface PhotoReport {
  /** How many photos the service has now. */
  readonly stored: number;
  readonly failed: readonly Photo[];
  /** The first failure, of a photo, the order or a removal; undefined when all is as the list shows it. */
  readonly error: ApiError | undefined;
}

/** What a photo has that nobody looks at. */
interface Material {
  file: File;
  picture?: Blob;
  /** The same for every try, so that none stores it twice. */
  uploadKey: string;
  /** Its place behind the others, once it was sent: each try says the same. */
  place?: number;
  call?: AbortController;
}

/** Whether a failure says that nothing else would come through either. */
const isCutOff = ({ category }: ApiError) => category === 'NETWORK';

const storedPhoto = ({ id, imageUrl }: StoredPhoto): Photo => ({
  key: `image ${id}`,
  name: '',
  state: 'stored',
  url: uploadUrl(imageUrl),
  imageId: id,
});

export type PhotoList = ReturnType<typeof createPhotoList>;

/**
 * The photos of one boat or tour, from the choice of files until the service has them. One is made to fit at a time
 * and one is sent at a time, whatever is chosen: a phone has memory for little more. Nothing is sent, put in order
 * or removed at the service before `upload`, so that all is saved as one. It outlives the page that shows
 * it, and photos go on being made to fit.
 */
export function createPhotoList(ports: PhotoListPorts) {
  const { kind } = ports;
  let state: PhotoListState = {
    photos: [],
    refused: [],
    unreadable: [],
    removed: undefined,
    failure: undefined,
  };
  let parentId: number | undefined;
  /** Whether what is held goes out now. */
  let isSending = false;
  /** The highest place that a photo of the service has or may have. */
  let lastPlace = 0;
  /** As the service has them, and the place that it gave each. */
  let savedOrder: number[] = [];
  const places = new Map<number, number>();
  /** Photos of the service that are to go with the next upload, by the place they had. */
  let gone: { photo: Photo; place: number }[] = [];
  const material = new Map<string, Material>();
  const at = { resizing: false, sending: false, ordering: false };
  const listeners = new Set<() => void>();
  let waiters: (() => void)[] = [];

  function set(change: Partial<PhotoListState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function setPhoto(key: string, change: Partial<Photo>) {
    set({ photos: state.photos.map((each) => (each.key === key ? { ...each, ...change } : each)) });
  }
  const find = (wanted: Photo['state']) => state.photos.find((each) => each.state === wanted);
  const isAtWork = () =>
    at.resizing || at.sending || at.ordering || (isSending && Boolean(find('held')));

  function release(photo: Photo) {
    if (photo.url?.startsWith('blob:')) URL.revokeObjectURL(photo.url);
    material.delete(photo.key);
  }

  async function resizeAll() {
    if (at.resizing) return;
    at.resizing = true;
    let added = 0;
    for (let photo = find('waiting'); photo; photo = find('waiting')) {
      const { key, name } = photo;
      const own = material.get(key);
      if (!own) throw new Error(`The photo ${key} has no file`);
      setPhoto(key, { state: 'optimizing' });
      const picture = await ports.resize(own.file).catch((cause: Error) => cause);
      // It was taken away meanwhile.
      if (material.get(key) !== own) continue;
      if (picture instanceof Error) {
        console.warn(new Error(`${name} could not be made to fit`, { cause: picture }));
        release(photo);
        const photos = state.photos.filter((each) => each.key !== key);
        const { notAnImage } = kind;
        if (notAnImage) {
          set({ photos, refused: [...state.refused, { name, reason: notAnImage }] });
        } else {
          set({ photos, unreadable: [...state.unreadable, name] });
        }
        continue;
      }
      own.picture = picture;
      added += 1;
      const url = URL.createObjectURL(picture);
      setPhoto(key, { state: 'held', url, bytes: picture.size });
      void sendAll();
    }
    at.resizing = false;
    if (added > 0) ports.onAdded(added);
    void sendAll();
  }

  async function sendAll() {
    if (at.sending) return;
    at.sending = true;
    let sent = 0;
    for (
      let photo = find('held');
      photo && isSending && parentId !== undefined;
      photo = find('held')
    ) {
      if (await send(photo, parentId)) sent += 1;
    }
    at.sending = false;
    if (sent > 0) ports.onStored();
    if (isSending) await saveOrder();
    wakeWaiters();
  }

  function wakeWaiters() {
    if (isAtWork()) return;
    isSending = false;
    for (const wake of waiters) wake();
    waiters = [];
  }

  async function send({ key, name }: Photo, parent: number): Promise<boolean> {
    const own = material.get(key);
    if (!own?.picture) throw new Error(`The photo ${key} has no picture`);
    const call = new AbortController();
    own.call = call;
    if (own.place === undefined) {
      lastPlace += 1;
      own.place = lastPlace;
    }
    setPhoto(key, { state: 'uploading', progress: undefined, error: undefined });
    const image = await orApiError(
      kind.upload({
        parentId: parent,
        picture: own.picture,
        name,
        place: own.place,
        idempotencyKey: own.uploadKey,
        onProgress: (progress) => setPhoto(key, { progress }),
        signal: call.signal,
      }),
    );
    if (image instanceof ApiError) {
      setPhoto(key, { state: 'failed', progress: undefined, error: image });
      if (isCutOff(image)) isSending = false;
      return false;
    }
    places.set(image.id, image.displayOrder);
    const isBehind = (id: number) => (places.get(id) ?? 0) > image.displayOrder;
    const index = savedOrder.findIndex(isBehind);
    savedOrder.splice(index < 0 ? savedOrder.length : index, 0, image.id);
    setPhoto(key, { state: 'stored', progress: undefined, imageId: image.id });
    return true;
  }

  /** Of images, those that are not to go. */
  const thereOf = (imageIds: readonly number[]) =>
    imageIds.filter((id) => gone.every(({ photo }) => photo.imageId !== id));

  async function saveOrder() {
    if (parentId === undefined || at.ordering || at.sending) return;
    const wanted = storedOrder(state.photos);
    if (wanted.length === 0 || isSameOrder(wanted, thereOf(savedOrder))) return;
    at.ordering = true;
    const images = await orApiError(kind.order(parentId, wanted));
    at.ordering = false;
    if (images instanceof ApiError) {
      set({ failure: { what: 'order', error: images } });
      return wakeWaiters();
    }
    for (const { id, displayOrder } of images) places.set(id, displayOrder);
    savedOrder = images.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (state.failure?.what === 'order') set({ failure: undefined });
    ports.onStored();
    // It may have been changed again meanwhile.
    if (!isSameOrder(storedOrder(state.photos), wanted)) await saveOrder();
    else wakeWaiters();
  }

  /** Removes at the service what was taken away here. */
  async function removeGone() {
    for (const entry of gone) {
      const { imageId } = entry.photo;
      const failure = imageId && (await orApiError(kind.remove(imageId)));
      if (failure instanceof ApiError && failure.status !== 404) {
        set({ failure: { what: 'removal', error: failure } });
        if (isCutOff(failure)) return;
        continue;
      }
      gone = gone.filter((other) => other !== entry);
      savedOrder = savedOrder.filter((id) => id !== imageId);
      release(entry.photo);
      ports.onStored();
    }
  }

  const hasChanges = () =>
    gone.some(({ photo }) => photo.imageId !== undefined) ||
    state.photos.some((photo) => photo.state !== 'stored') ||
    !isSameOrder(storedOrder(state.photos), thereOf(savedOrder));

  return {
    kind,
    getSnapshot: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether the service has anything else than the list shows. */
    hasChanges,

    /** Takes over what the service has of the boat or tour `id`; what was changed here and not saved stays. */
    follow(id: number, images: readonly StoredPhoto[]) {
      parentId = id;
      for (const image of images) {
        places.set(image.id, image.displayOrder);
        lastPlace = Math.max(lastPlace, image.displayOrder);
      }
      if (isSending) return;
      const isUntouched = !hasChanges();
      const away = new Set(gone.map(({ photo }) => photo.imageId));
      const there = new Map(state.photos.map((photo) => [photo.imageId, photo]));
      const stored = images
        .filter((image) => !away.has(image.id))
        .map((image) => there.get(image.id) ?? storedPhoto(image));
      savedOrder = images.map((image) => image.id).filter((each) => !away.has(each));
      const kept = state.photos.filter((photo) => !photo.imageId || stored.includes(photo));
      const added = stored.filter((photo) => !kept.includes(photo));
      set({ photos: isUntouched ? stored : [...kept, ...added] });
    },

    /** Takes what was chosen or dropped, as far as it is a photo and there is room. */
    add(files: readonly File[]) {
      const { taken, refused } = checkedPhotos(files, kind.most - state.photos.length, kind);
      const photos = taken.map((file): Photo => {
        const key = newIdempotencyKey();
        material.set(key, { file, uploadKey: newIdempotencyKey() });
        return { key, name: file.name, state: 'waiting' };
      });
      set({ photos: [...state.photos, ...photos], refused, unreadable: [] });
      void resizeAll();
    },

    /** Calls the upload of a photo off; it stays, and can be tried again. */
    cancel: (key: string) => material.get(key)?.call?.abort(),

    /** Sends a photo that failed once more. */
    retry(key: string) {
      setPhoto(key, { state: 'held', error: undefined });
      isSending = true;
      void sendAll();
    },

    /** Takes a photo away; the last one can be brought back. */
    remove(key: string) {
      const place = state.photos.findIndex((each) => each.key === key);
      const found = state.photos[place];
      if (!found) return;
      material.get(key)?.call?.abort();
      const photo: Photo = found.state === 'uploading' ? { ...found, state: 'failed' } : found;
      const forgotten = gone.find((entry) => entry.photo === state.removed);
      if (forgotten && forgotten.photo.imageId === undefined) {
        release(forgotten.photo);
        gone = gone.filter((entry) => entry !== forgotten);
      }
      gone.push({ photo, place });
      set({ photos: state.photos.filter((each) => each.key !== key), removed: photo });
    },

    undoRemoval() {
      const entry = gone.find(({ photo }) => photo === state.removed);
      if (!entry) return;
      gone = gone.filter((other) => other !== entry);
      set({ photos: state.photos.toSpliced(entry.place, 0, entry.photo), removed: undefined });
      void resizeAll();
    },

    /** Puts photos before or after another. */
    move: (keys: ReadonlySet<string>, target: string, side: 'before' | 'after') =>
      set({ photos: movedTo(state.photos, keys, target, side) }),

    /** Puts a photo at a place, from 0, which is the cover. */
    moveToPlace: (key: string, place: number) =>
      set({ photos: movedToPlace(state.photos, key, place) }),

    forgetRefused: () => set({ refused: [], unreadable: [] }),

    /**
     * Brings the boat or tour `id` to what the list shows: removes, sends and puts in order what differs, what has
     * failed before included. Goes on after a failure unless the connection is gone, and answers when nothing is
     * under way any more.
     */
    async upload(id: number): Promise<PhotoReport> {
      parentId = id;
      isSending = true;
      const photos = state.photos.map(
        (each): Photo => (each.state === 'failed' ? { ...each, state: 'held' } : each),
      );
      set({ photos, failure: undefined, removed: undefined });
      await removeGone();
      if (state.failure && isCutOff(state.failure.error)) isSending = false;
      const isDone = new Promise<void>((resolve) => waiters.push(resolve));
      void sendAll();
      await isDone;
      const failed = state.photos.filter((each) => each.state === 'failed');
      return {
        stored: state.photos.filter((each) => each.state === 'stored').length,
        failed,
        error: failed.find(({ error }) => error)?.error ?? state.failure?.error,
      };
    },

    /** Nobody looks at the form any more: gives the memory back. */
    dispose() {
      for (const { call } of material.values()) call?.abort();
      for (const { url } of state.photos) if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    },
  };
}
