import type { ErrorCode, ErrorCodeOf } from '../../../generated/error-codes.ts';
import type { Schemas } from '../../store/records.ts';

/** A sentence in both languages; the request's Accept-Language chooses, Turkish unless it prefers English. */
export interface Text {
  tr: string;
  en: string;
}

/** What is wrong with one field: its place as a dotted path (`body.capacity`) and the reason. */
export interface FieldProblem {
  field: string;
  message: Text;
}

type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 406
  | 408
  | 409
  | 412
  | 413
  | 415
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504;

/** What the mock alone says: that it is at fault itself, or was asked for what no service is. */
type MockCode = 'MOCK_BREAKS_CONTRACT' | 'MOCK_FAILED' | 'INJECTED_FAULT' | 'NOT_ACCEPTABLE';

/** A refusal that becomes the contract's error answer. Its code is of the contract's catalogue. */
export interface Refusal {
  refused: true;
  status: RefusalStatus;
  code: ErrorCode | MockCode;
  message: Text;
  errors: FieldProblem[];
  headers?: Record<string, string>;
  /** Who changed the record that somebody else was about to write. */
  lastChange?: Schemas['LastChange'] | undefined;
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

function refusal<Status extends RefusalStatus>(
  status: Status,
  code: ErrorCodeOf<Status> | MockCode,
  message: Text,
  errors: FieldProblem[] = [],
): Refusal {
  return { refused: true, status, code, message, errors };
}

/** 400: the request cannot be read, or a parameter breaks a rule. */
export const badRequest = (errors: FieldProblem[]) =>
  refusal(
    400,
    'INVALID_REQUEST',
    { tr: 'İstek geçerli değil.', en: 'The request is not valid.' },
    errors,
  );

/** 401: no session, or one that has ended. */
export const unauthenticated = () =>
  refusal(401, 'UNAUTHENTICATED', {
    tr: 'Kimlik doğrulama başarısız. Lütfen tekrar giriş yapın.',
    en: 'Authentication failed. Please log in again.',
  });

/** 403: no role for the operation, or somebody else's record. */
export const forbidden = (message?: Text) =>
  refusal(
    403,
    'FORBIDDEN',
    message ?? {
      tr: 'Bu işlem için yetkiniz bulunmamaktadır.',
      en: "You don't have permission to perform this action.",
    },
  );

/** 404: there is no such record. */
export const notFound = (message?: Text) =>
  refusal(
    404,
    'NOT_FOUND',
    message ?? { tr: 'İstenen kayıt bulunamadı.', en: 'The requested resource was not found.' },
  );

/** 409: the request collides with the state of a record. `openapi/error-codes.yaml` has the codes. */
export const conflict = (code: ErrorCodeOf<409>, message: Text, errors: FieldProblem[] = []) =>
  refusal(409, code, message, errors);

/**
 * The first of the rules that are broken. Whoever compares a service with the mock is told all of them, since a service
 * may tell another: in the header X-Mock-Refusals.
 */
export function firstOf(rules: readonly (Refusal | false | undefined)[]): Refusal | undefined {
  const broken = rules.filter((rule) => rule !== false && rule !== undefined);
  const [first] = broken;
  const every = broken.map(({ code }) => code).join(', ');
  return first && { ...first, headers: { ...first.headers, 'x-mock-refusals': every } };
}

/** 412: the record is not, or no longer, what the caller has read. `headers` may tell its version of now. */
export const preconditionFailed = (headers: Record<string, string> = {}): Refusal => ({
  ...refusal(412, 'RECORD_CHANGED', {
    tr: 'Kayıt bu arada değişti.',
    en: 'The record has been changed meanwhile.',
  }),
  headers,
});

/** 413: the body or a file in it is larger than allowed. */
export const tooLarge = (errors: FieldProblem[] = []) =>
  refusal(
    413,
    'FILE_TOO_LARGE',
    { tr: 'Gönderilen içerik izin verilenden büyük.', en: 'What was sent is larger than allowed.' },
    errors,
  );

/** 415: the content type of the body, or of a file in it, is not accepted. */
export const unsupportedMediaType = (errors: FieldProblem[] = []) =>
  refusal(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { tr: 'Bu içerik türü kabul edilmiyor.', en: 'This content type is not accepted.' },
    errors,
  );

/** 422: a field of the body breaks a constraint or a business rule. */
export const invalid = (errors: FieldProblem[]) =>
  refusal(
    422,
    'VALIDATION_FAILED',
    { tr: 'Bazı alanlar geçerli değil.', en: 'Some fields are not valid.' },
    errors,
  );

/** 406: what was asked for by name has none of the content types that the caller accepts. */
export const notAcceptable = (contentTypes: readonly string[]) =>
  refusal(406, 'NOT_ACCEPTABLE', {
    tr: `Bu yanıt yalnızca ${contentTypes.join(', ')} olarak verilir.`,
    en: `This answer is given as ${contentTypes.join(', ')} only.`,
  });

/** The contract's error answer of a refusal in one language. */
export function errorBody(
  refused: Pick<Refusal, 'code' | 'message' | 'errors' | 'lastChange'>,
  language: keyof Text,
  requestId: string,
): Schemas['ErrorBody'] {
  return {
    message: refused.message[language],
    code: refused.code,
    errors: refused.errors.map(({ field, message }) => ({ field, message: message[language] })),
    requestId,
    ...(refused.lastChange && { lastChange: refused.lastChange }),
  };
}
