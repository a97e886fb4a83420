import * as v from 'valibot';

// What the panel needs of the control's answers, and no more: what is added there breaks nothing.

export const PersonSchema = v.object({
  username: v.string(),
  password: v.string(),
  fullName: v.string(),
  role: v.string(),
  summary: v.object({ en: v.string() }),
});

export const ScenarioSchema = v.object({
  name: v.string(),
  summary: v.object({ en: v.string() }),
});

export const StateSchema = v.object({
  /** Empty for the state that all share. */
  session: v.string(),
  scenario: v.string(),
  bank: v.string(),
  /** An instant. */
  now: v.string(),
  /** The calendar day in Europe/Istanbul. */
  today: v.string(),
  /** Milliseconds ahead of real time. */
  offset: v.number(),
  /** Milliseconds that the clock was moved since the session began. */
  moved: v.number(),
});

export const FaultSchema = v.object({
  id: v.number(),
  operation: v.optional(v.string()),
  tag: v.optional(v.string()),
  status: v.optional(v.number()),
  latency: v.optional(v.number()),
  hangUp: v.optional(v.boolean()),
  malformed: v.optional(v.boolean()),
  probability: v.number(),
  count: v.optional(v.number()),
});

export const OperationSchema = v.object({
  id: v.string(),
  method: v.string(),
  statuses: v.array(v.number()),
});

export const MailSchema = v.object({
  id: v.number(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  code: v.nullable(v.string()),
  createdAt: v.string(),
});

export const CallSchema = v.object({
  time: v.string(),
  method: v.string(),
  path: v.string(),
  operationId: v.nullable(v.string()),
  status: v.number(),
  /** Milliseconds. */
  duration: v.number(),
  source: v.string(),
  requestId: v.string(),
});

export type Person = v.InferOutput<typeof PersonSchema>;
export type State = v.InferOutput<typeof StateSchema>;
export type Fault = v.InferOutput<typeof FaultSchema>;
export type Call = v.InferOutput<typeof CallSchema>;
