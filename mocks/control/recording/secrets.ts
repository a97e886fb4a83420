/** Fields of a body that no file may keep, whatever their value. */
const SECRET_FIELDS = /"(\w*(?:password|cvc|cvv|cardNumber)\w*)"\s*:\s*"(?:[^"\\]|\\.)*"/gi;
const TOKEN_FIELD = /"token"\s*:\s*"([^"\\]+)"/g;

/**
 * Takes tokens, passwords and card numbers out of texts that are written to a file. A token becomes
 * `recorded-token-1`, the same one everywhere, so that who asked can still be told apart.
 */
export function createSecrets() {
  const tokens = new Map<string, string>();
  const nameOf = (token: string): string => {
    const known = tokens.get(token);
    if (known) return known;
    const name = token.startsWith('recorded-token-') ? token : `recorded-token-${tokens.size + 1}`;
    tokens.set(token, name);
    return name;
  };
  return {
    /** The value of an `Authorization` header. */
    ofAuthorization: (value: string) =>
      value.replace(/^Bearer (.+)$/i, (_, token: string) => `Bearer ${nameOf(token)}`),
    /** A body. */
    ofText: (text: string) =>
      text
        .replaceAll(TOKEN_FIELD, (_, token: string) => `"token":"${nameOf(token)}"`)
        .replaceAll(SECRET_FIELDS, (_, field: string) => `"${field}":"•••"`),
  };
}

export type Secrets = ReturnType<typeof createSecrets>;
