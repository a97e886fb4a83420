const ADVICE: Record<string, string> = {
  'access-owner-added': 'Leave the call open to whoever could make it, or add a second operation.',
  'access-owner-changed': 'Keep the former owners entitled.',
  'access-role-removed': 'Keep the role, or add a second operation for the others.',
  'body-schema-added': 'Make the schema accept whatever was accepted before.',
  'body-schema-removed': 'Keep describing the answer.',
  'default-changed': 'Keep the default; whoever wants another value can send it.',
  'discriminator-changed': 'Keep the discriminator and its values; add new ones beside them.',
  'encoding-changed': 'Accept the former encoding too.',
  'enum-values-added': 'Announce the value in a new field, or wait until readers tolerate it.',
  'enum-values-removed': 'Keep accepting the value.',
  'error-code-removed': 'Keep answering the code: clients branch on it.',
  'error-code-scope-changed': 'Keep answering the code wherever it was answered.',
  'error-code-status-changed': 'Keep the status, or add a second code with the new one.',
  'media-type-removed': 'Keep the media type beside the new one.',
  'operation-id-changed': 'Keep the operationId: generated clients name their functions after it.',
  'operation-removed':
    'Keep it with `deprecated: true` and `x-sunset: YYYY-MM-DD`; remove it after that day.',
  'parameter-became-required': 'Make it optional, with a default.',
  'parameter-removed': 'Keep accepting it; mark it `deprecated: true`.',
  'parameter-serialization-changed': 'Keep the former form; add a parameter for the new one.',
  'path-parameter-renamed': 'Keep the name: generated clients ask for it.',
  'path-removed': 'Keep calling back; add the new callback beside it.',
  'property-became-read-only': 'Add a separate request schema instead.',
  'property-became-write-only': 'Keep answering it.',
  'property-removed': 'Keep it, marked `deprecated: true`, beside its successor.',
  'request-body-became-required': 'Keep the body optional.',
  'request-body-removed': 'Keep accepting the body.',
  'required-properties-added': 'Make them optional, with a default.',
  'required-properties-removed': 'Keep answering them always.',
  'response-header-optional': 'Keep sending the header always.',
  'response-header-removed': 'Keep sending the header.',
  'response-removed': 'Keep the answer in the contract.',
  'schema-combinator-changed': 'Keep every alternative in requests; add none to answers.',
  'schema-constraint-changed':
    'Accept in requests what was accepted; answer only what was promised.',
  'schema-type-changed': 'Add a new property with the new type beside the old one.',
  'security-requirement-changed': 'Keep the former requirement as an alternative.',
  'security-scheme-changed': 'Add a second scheme as an alternative.',
  'security-way-ignored': 'Keep the former way to sign in as an alternative.',
  'server-removed': 'Keep the former address until nobody calls it.',
  'sunset-moved-earlier': 'Keep the date that was announced.',
};

/** How to mend a breaking change, in one sentence. */
export function adviceFor(rule: string): string {
  return ADVICE[rule] ?? 'Keep what was promised and add the new beside it.';
}
