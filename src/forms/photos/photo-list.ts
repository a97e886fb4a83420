import type { BoatImage } from '../../api/contract/types.ts';
import { ApiError, localCodes, orApiError } from '../../api/errors/api-error.ts';
import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';
import type {
  deleteBoatImage,
  orderBoatImages,
  uploadBoatImage,
} from '../../api/resources/boat-images/mutations.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import type { Photo } from './photo.ts';
import { isSameOrder, movedTo, movedToPlace, storedOrder } from './photo-order.ts';
import { checkedPhotos, mostPhotos, type RefusedFile } from './photo-rules.ts';
import type { Resize } from './resize/resizer.ts';

/** How long a photo that was taken away can be brought back, in milliseconds. */
const undoTime = 10_000;

export interface PhotoListState {
  readonly photos: readonly Photo[];
  /** Files of the last choice that were not taken. */
  readonly refused: readonly RefusedFile[];
  /** Names of files that no photo could be made of. */
  readonly unreadable: readonly string[];
  /** The photo taken away last, while it can be brought back. */
  readonly removed: Photo | undefined;
  /** What could not be saved: the order, or that a photo was taken away. */
  readonly failure: { readonly what: 'order' | 'removal'; readonly error: ApiError } | undefined;
}

/** What a list works with; tests bring their own. */
interface PhotoListPorts {
  resize: Resize;
  upload: typeof uploadBoatImage;
  remove: typeof deleteBoatImage;
  order: typeof orderBoatImages;
  /** So many photos of a choice were made to fit. */
  onAdded: (count: number) => void;
  /** What the service has of the boat has changed. */
  onStored: () => void;
}

/** What became of an upload. */
export interface PhotoReport {
  /** How many photos the service has now. */
  readonly stored: number;
  readonly failed: readonly Photo[];
  /** Whether they stand there in the order of the list. */
  readonly isOrdered: boolean;
}

/** What a photo has that nobody looks at. */
interface Material {
  file: File;
  picture?: Blob;
  /** The same for every try, so that none stores it twice. */
  uploadKey: string;
  call?: AbortController;
}

export type PhotoList = ReturnType<typeof createPhotoList>;

/**
 * The photos of one boat, from the choice of files until the service has them. One is made to fit at a time
 * and one is sent at a time, whatever is chosen: a phone has memory for little more. Before the boat exists they
 * are held; `upload` sends them. It outlives the page that shows it, so that uploads go on.
 */
export function createPhotoList(ports: PhotoListPorts) {
  let state: PhotoListState = {
    photos: [],
    refused: [],
    unreadable: [],
    removed: undefined,
    failure: undefined,
  };
  let boatId: number | undefined;
  /** As the service has them. */
  let savedOrder: number[] = [];
  let removal: { photo: Photo; place: number; timer: ReturnType<typeof setTimeout> } | undefined;
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
    at.resizing || at.sending || at.ordering || (boatId !== undefined && Boolean(find('held')));

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
        set({ photos, unreadable: [...state.unreadable, name] });
        continue;
      }
      own.picture = picture;
      added += 1;
      setPhoto(key, { state: 'held', url: URL.createObjectURL(picture) });
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
    for (let photo = find('held'); photo && boatId !== undefined; photo = find('held')) {
      if (await send(photo, boatId)) sent += 1;
    }
    at.sending = false;
    if (sent > 0) ports.onStored();
    await saveOrder();
    wakeWaiters();
  }

  function wakeWaiters() {
    if (isAtWork()) return;
    for (const wake of waiters) wake();
    waiters = [];
  }

  async function send({ key, name }: Photo, boat: number): Promise<boolean> {
    const own = material.get(key);
    if (!own?.picture) throw new Error(`The photo ${key} has no picture`);
    const call = new AbortController();
    own.call = call;
    setPhoto(key, { state: 'uploading', progress: undefined, error: undefined });
    const image = await orApiError(
      ports.upload({
        boatId: boat,
        picture: own.picture,
        name,
        idempotencyKey: own.uploadKey,
        onProgress: (progress) => setPhoto(key, { progress }),
        signal: call.signal,
      }),
    );
    if (image instanceof ApiError) {
      // Called off by the person, there is nothing to explain.
      const error = image.code === localCodes.aborted ? undefined : image;
      setPhoto(key, { state: 'failed', progress: undefined, error });
      return false;
    }
    savedOrder.push(image.id);
    setPhoto(key, { state: 'stored', progress: undefined, imageId: image.id });
    return true;
  }

  async function saveOrder() {
    if (boatId === undefined || at.ordering || at.sending || removal) return;
    const wanted = storedOrder(state.photos);
    if (wanted.length === 0 || isSameOrder(wanted, savedOrder)) return;
    at.ordering = true;
    const images = await orApiError(ports.order(boatId, wanted));
    at.ordering = false;
    if (images instanceof ApiError) {
      set({ failure: { what: 'order', error: images } });
      return wakeWaiters();
    }
    savedOrder = images.map(({ id }) => id).filter((id) => wanted.includes(id));
    set({ failure: undefined });
    ports.onStored();
    // It may have been changed again meanwhile.
    if (!isSameOrder(storedOrder(state.photos), wanted)) await saveOrder();
    else wakeWaiters();
  }

  function reorder(photos: readonly Photo[]) {
    set({ photos });
    void sendAll();
  }

  /** Takes the last photo that was removed away for good. */
  async function finishRemoval() {
    if (!removal) return;
    const { photo, place, timer } = removal;
    clearTimeout(timer);
    removal = undefined;
    set({ removed: undefined });
    if (photo.imageId === undefined) return release(photo);
    const { imageId } = photo;
    const failure = await orApiError(ports.remove(imageId));
    if (failure instanceof ApiError && failure.status !== 404) {
      set({
        photos: state.photos.toSpliced(place, 0, photo),
        failure: { what: 'removal', error: failure },
      });
      return;
    }
    savedOrder = savedOrder.filter((id) => id !== imageId);
    release(photo);
    ports.onStored();
    await saveOrder();
  }

  return {
    getSnapshot: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Shows what the service has of the boat `id`, unless something is under way that it cannot know of. */
    follow(id: number, images: readonly BoatImage[]) {
      boatId = id;
      if (isAtWork() || removal || state.failure) return;
      savedOrder = images.map((image) => image.id);
      const known = new Map(state.photos.map((photo) => [photo.imageId, photo]));
      const stored = images.map(
        (image): Photo =>
          known.get(image.id) ?? {
            key: `image ${image.id}`,
            name: '',
            state: 'stored',
            url: uploadUrl(image.imageUrl),
            imageId: image.id,
          },
      );
      set({ photos: [...stored, ...state.photos.filter(({ imageId }) => imageId === undefined)] });
      void sendAll();
    },

    /** Takes what was chosen or dropped, as far as it is a photo and there is room. */
    add(files: readonly File[]) {
      const { taken, refused } = checkedPhotos(files, mostPhotos - state.photos.length);
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

    retry(key: string) {
      setPhoto(key, { state: 'held', error: undefined });
      void sendAll();
    },

    /** Takes a photo away; for a while it can be brought back. */
    remove(key: string) {
      const place = state.photos.findIndex((each) => each.key === key);
      const photo = state.photos[place];
      if (!photo) return;
      void finishRemoval();
      material.get(key)?.call?.abort();
      const kept: Photo = photo.state === 'uploading' ? { ...photo, state: 'failed' } : photo;
      removal = { photo: kept, place, timer: setTimeout(finishRemoval, undoTime) };
      const photos = state.photos.filter((each) => each.key !== key);
      set({ photos, removed: kept, failure: undefined });
    },

    undoRemoval() {
      if (!removal) return;
      const { photo, place, timer } = removal;
      clearTimeout(timer);
      removal = undefined;
      set({ photos: state.photos.toSpliced(place, 0, photo), removed: undefined });
      void resizeAll();
    },

    /** Puts photos before or after another. */
    move: (keys: ReadonlySet<string>, target: string, side: 'before' | 'after') =>
      reorder(movedTo(state.photos, keys, target, side)),

    /** Puts a photo at a place, from 0, which is the cover. */
    moveToPlace: (key: string, place: number) => reorder(movedToPlace(state.photos, key, place)),

    /** Tries once more to save the order. */
    async retryOrder() {
      set({ failure: undefined });
      await saveOrder();
    },

    forgetRefused: () => set({ refused: [], unreadable: [] }),

    /**
     * Sends to the boat `id` what it has not got yet: what is held, and what has failed before. Goes on after a
     * failure, and answers when nothing is under way any more.
     */
    async upload(id: number): Promise<PhotoReport> {
      boatId = id;
      await finishRemoval();
      const photos = state.photos.map(
        (each): Photo => (each.state === 'failed' ? { ...each, state: 'held' } : each),
      );
      set({ photos, failure: undefined });
      const isDone = new Promise<void>((resolve) => waiters.push(resolve));
      void sendAll();
      await isDone;
      return {
        stored: state.photos.filter((each) => each.state === 'stored').length,
        failed: state.photos.filter((each) => each.state === 'failed'),
        isOrdered: state.failure === undefined,
      };
    },

    /** Nobody looks at the boat any more: finishes what can be, and gives the memory back. */
    dispose() {
      void finishRemoval();
      for (const { call } of material.values()) call?.abort();
      for (const { url } of state.photos) if (url?.startsWith('blob:')) URL.revokeObjectURL(url);
    },
  };
}
