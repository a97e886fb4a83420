/** The machine itself, where a mock may play the payment provider. */
const ownMachine = ['127.0.0.1', 'localhost'];

/**
 * The address of a payment page, when people may be sent there: https, or http on the same machine
 * (`PaymentUrl` of the contract). Undefined for any other scheme, for an address that
 * names a user, and for what is no address. The text answered is what a browser will open.
 */
export function safePaymentUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text);
  // Whoever is named before the host only makes a strange host look like a known one.
  if (username !== '' || password !== '') return undefined;
  if (protocol === 'https:') return href;
  return protocol === 'http:' && ownMachine.includes(hostname) ? href : undefined;
}
