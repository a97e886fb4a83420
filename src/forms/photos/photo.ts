import type { ApiError } from '../../api/errors/api-error.ts';

/**
 * One photo of a boat or tour on its way:
 *
 * - `waiting`: chosen, another one is being made to fit;
 * - `optimizing`: is being made to fit;
 * - `held`: fits, and is sent with the save;
 * - `uploading`: is being sent;
 * - `stored`: the service has it;
 * - `failed`: was not taken or was called off; `error` says which and why, and it can be tried again.
 */
export type PhotoState = 'waiting' | 'optimizing' | 'held' | 'uploading' | 'stored' | 'failed';

export interface Photo {
  /** The same from the choice of the file until the photo is gone. */
  readonly key: string;
  /** Of the file; empty for one that was stored before. */
  readonly name: string;
  readonly state: PhotoState;
  /** Where it can be seen: an address of the service, or an object URL that the list releases. */
  readonly url?: string;
  /** Of the image at the service, once it is stored. */
  readonly imageId?: number;
  /** How large it is, in bytes, once it was made to fit here. */
  readonly bytes?: number;
  /** How much has been sent, 0–1; undefined while nobody knows. */
  readonly progress?: number | undefined;
  /** Why it failed. */
  readonly error?: ApiError | undefined;
}
