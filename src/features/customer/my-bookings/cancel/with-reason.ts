/**
 * A text with one of the offered reasons put into it: in place of another one of them, after what somebody has
 * written of their own.
 */
export function withReason(text: string, reason: string, offered: readonly string[]): string {
  const own = text.trim();
  if (own === '' || offered.includes(own)) return reason;
  if (own.includes(reason)) return text;
  return /[.!?…]$/u.test(own) ? `${own} ${reason}` : `${own}. ${reason}`;
}
