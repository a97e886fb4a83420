/** Somebody to sign in as. */
export interface Person {
  username: string;
  password: string;
  fullName: string;
  role: string;
  /** What is special about the person, in a few words. */
  summary: { tr: string; en: string };
}
