/** What a run is asked to do, as `--help` says it. */
export interface Options {
  /** The bundled contract, a JSON file. */
  contract: string;
  /** The folder of the contract's Arazzo workflows. */
  workflows: string;
  /** As typed, without a slash at the end. */
  server: string;
  /** A JSON file with the credentials of each actor. */
  auth: string | undefined;
  /** Sent with every call. */
  headers: Record<string, string>;
  seed: number;
  /** Patterns of operationIds, tags and workflow ids; empty means all. */
  only: string[];
  skip: string[];
  shard: { index: number; total: number };
  /** Milliseconds that the run may take. */
  maxTime: number | undefined;
  /** Requests per second. */
  rate: number | undefined;
  journeys: boolean;
  sweep: boolean;
  /** Whether calls are compared with the mock. */
  oracle: boolean;
  /** Whether --oracle asks for that, so that a run without the mock or an administrator proves nothing. */
  needsOracle?: boolean;
  /** Milliseconds that calls are compared for; undefined for a time by how many operations there are. */
  oracleTime: number | undefined;
  /** Most writes, and most readings before and after each move; undefined for what there is time for. */
  cases?: number | undefined;
  /** Most sequences that are made. */
  sequences: number;
  /** One sequence to play again, as a finding prints it. */
  replay: string | undefined;
  allowForeignWrites: boolean;
  /** Whether what the sweep makes, and who was registered for it, stays. */
  keep?: boolean;
  junit: string | undefined;
  json: string | undefined;
  html: string | undefined;
  markdown?: string | undefined;
  /** Whether workflow commands and a step summary are written for GitHub Actions. */
  github?: boolean;
  /** A YAML or JSON file of findings that are accepted for now. */
  known?: string | undefined;
  /** A file with the findings of an earlier run, which are accepted. */
  baseline?: string | undefined;
  writeBaseline?: string | undefined;
  /** Whether as much is checked as fits into a minute, and the rest left out. */
  quick?: boolean;
  /** Milliseconds that the check is repeated for with further seeds. */
  minutes?: number | undefined;
  /** The file that keeps how far such a run is. */
  resume?: string | undefined;
}
