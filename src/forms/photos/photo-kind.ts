import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import { boatImageFormLimits, boatImageOrderLimits } from '../../api/contract/contract.ts';
import {
  deleteBoatImage,
  orderBoatImages,
  uploadBoatImage,
} from '../../api/resources/boat-images/mutations.ts';
import { boatsKey } from '../../api/resources/boats/queries.ts';

/** A photo that the service has, whatever it belongs to. */
export interface StoredPhoto {
  readonly id: number;
  readonly imageUrl: string;
  readonly displayOrder: number;
}

export interface PhotoCall {
  /** The boat or tour. */
  parentId: number;
  picture: Blob;
  /** What the file is called. */
  name: string;
  /** Behind all photos that were there or on their way; the same for every try. */
  place: number;
  idempotencyKey: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** What tells the photos of boats from those of tours. */
export interface PhotoKind {
  readonly most: number;
  /** Of a file as it comes from the device. */
  readonly maxBytes: number;
  readonly contentTypes: readonly string[];
  readonly tooMany: MessageDescriptor;
  readonly otherKind: MessageDescriptor;
  /** Of a file that no photo can be made of; without it such files are named together, as a warning. */
  readonly notAnImage?: MessageDescriptor;
  /** What the queries that show these photos begin with. */
  readonly queryKey: QueryKey;
  /** Adds a photo as the last one. */
  upload(call: PhotoCall): Promise<StoredPhoto>;
  remove(id: number): Promise<void>;
  /** Puts all photos of the boat or tour in this order, and answers them. */
  order(parentId: number, ids: readonly number[]): Promise<readonly StoredPhoto[]>;
}

const mostOfBoat = boatImageOrderLimits.imageIds.maxItems;

export const boatPhotoKind: PhotoKind = {
  most: mostOfBoat,
  maxBytes: boatImageFormLimits.file.maxBytes,
  contentTypes: boatImageFormLimits.file.contentTypes,
  tooMany: msg`A boat has at most ${mostOfBoat} photos.`,
  otherKind: msg`Only JPEG, PNG and WebP photos can be added.`,
  queryKey: boatsKey,
  upload: ({ parentId, place: _, ...call }) => uploadBoatImage({ ...call, boatId: parentId }),
  remove: deleteBoatImage,
  order: orderBoatImages,
};
