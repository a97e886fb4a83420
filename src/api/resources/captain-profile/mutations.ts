import { client } from '../../client.ts';
import type {
  CaptainPhoto,
  PersonalInfo,
  PersonalInfoUpdate,
  ProfessionalInfo,
  ProfessionalInfoUpdate,
} from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

/**
 * Replaces the personal part of one's own profile, all but the photo, unless it is no longer of the `version`
 * that was read. Rejects with an ApiError: 409 `EMAIL_TAKEN`, 412 for another version, 422 with the refused fields.
 */
export function updatePersonalInfo(
  update: PersonalInfoUpdate,
  version: string | undefined,
): Promise<Versioned<PersonalInfo>> {
  const params = { header: ifMatch(version) };
  return versioned(client.PUT('/captain/profile/personal-info', { params, body: update }));
}

interface ProfessionalInfoCall {
  update: ProfessionalInfoUpdate;
  version: string | undefined;
  /** One key per contents of the form: certifications without an id would be others when they are sent again. */
  idempotencyKey: string;
}

/**
 * Replaces the professional part of one's own profile: certifications without an id are added, those left out
 * removed. Rejects with an ApiError: 412 for another version, 422 with the refused fields.
 */
export function updateProfessionalInfo({
  update,
  version,
  idempotencyKey,
}: ProfessionalInfoCall): Promise<Versioned<ProfessionalInfo>> {
  const params = { header: { ...ifMatch(version), [idempotencyHeader]: idempotencyKey } };
  return versioned(client.PUT('/captain/profile/professional-info', { params, body: update }));
}

interface PhotoCall {
  photo: File;
  /** How much has been sent, 0–1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Puts a photo into one's own profile, in place of an earlier one. Rejects with an ApiError: 413 over 5 MB,
 * 415 what is no JPEG, PNG or WebP.
 */
export function uploadCaptainPhoto(call: PhotoCall): Promise<CaptainPhoto> {
  const { photo, onProgress, signal } = call;
  return unwrap(
    client.POST('/captain/profile/photo', {
      body: { photo },
      bodySerializer(body) {
        const form = new FormData();
        form.append('photo', body.photo, photo.name);
        return form;
      },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
}

/** Takes the photo out of one's own profile; where there is none, nothing happens. Rejects with an ApiError. */
export async function deleteCaptainPhoto(): Promise<void> {
  await client.DELETE('/captain/profile/photo');
}
