/** What two answers differ in. */
export type Rule =
  | 'status'
  | 'code'
  | 'field'
  | 'header'
  | 'media-type'
  | 'value'
  | 'id'
  | 'null'
  | 'absent'
  | 'present'
  | 'list-missing'
  | 'list-extra'
  | 'order'
  | 'instants'
  | 'language'
  | 'version'
  | 'file';

export interface Difference {
  rule: Rule;
  /** Where: `body.services[].price`, `header.etag`; empty for the status. */
  place: string;
  service: unknown;
  mock: unknown;
  /** What the contract says of the field, when it says anything. */
  description: string | undefined;
  /** The schema that names the field. */
  within: string | undefined;
  /** Whether the schema lets the field be left out. */
  isOptional?: boolean;
  /** The records it shows in, by their ids on the mock, where they are known. */
  records?: readonly { kind: string; id: unknown }[];
}
