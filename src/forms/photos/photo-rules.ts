import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiError, localCodes } from '../../api/errors/api-error.ts';
import { errorText } from '../../api/errors/messages.ts';
import { fileProblem } from '../../ui/fields/file-drop/files.ts';
import type { PhotoKind } from './photo-kind.ts';

/** Megabytes of the largest file. */
export const maxMegabytes = ({ maxBytes }: Pick<PhotoKind, 'maxBytes'>) => maxBytes / 1024 ** 2;

/** What a file may be, by type or by ending: a device may not know the type of a file. */
export const acceptedFiles = ({ contentTypes }: Pick<PhotoKind, 'contentTypes'>) => [
  ...contentTypes,
  ...['.jpg', '.jpeg', '.png', '.webp'],
];

function tooLarge(kind: PhotoKind): MessageDescriptor {
  const megabytes = maxMegabytes(kind);
  return msg`File size must not exceed ${megabytes} MB.`;
}

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: MessageDescriptor;
}

function problemOf(file: File, kind: PhotoKind): MessageDescriptor | undefined {
  if (file.size === 0) return msg`File is empty.`;
  switch (fileProblem(file, { accept: acceptedFiles(kind), maxSize: kind.maxBytes })) {
    case 'type':
      return kind.otherKind;
    case 'size':
      return tooLarge(kind);
    default:
      return undefined;
  }
}

/**
 * Parts chosen files into those that are taken and those that are not, as they come from the device, before
 * anything is made of them. `room` is how many more photos there may be.
 */
export function checkedPhotos(
  files: readonly File[],
  room: number,
  kind: PhotoKind,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = problemOf(file, kind) ?? (taken.length >= room ? kind.tooMany : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** What a person reads of a photo that the service has not got. */
export function photoErrorText(i18n: I18n, error: ApiError, kind: PhotoKind): string {
  if (error.code === localCodes.aborted) return i18n._(msg`The upload was stopped.`);
  if (error.code === 'TOO_MANY_IMAGES') return i18n._(kind.tooMany);
  if (error.status === 413) return i18n._(tooLarge(kind));
  if (error.status === 415) return i18n._(kind.otherKind);
  return errorText(i18n, error);
}
