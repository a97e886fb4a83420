/** Something that people ask, in one language. */
export interface Question {
  question: string;
  answer: string;
}
