import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { processorTimeOf } from './server.ts';

/** What a load gave. */
export interface Load {
  requestsPerSecond: number;
  /** Of what was answered, headers included. */
  megabytesPerSecond: number;
  /** Milliseconds that 99 of 100 answers stayed below. */
  p99: number;
  /** Answers other than 2xx, and errors. */
  failed: number;
  /** Microseconds of processor time of the server for one request; NaN where the system does not say. */
  cost: number;
}

interface Report {
  requests: { average: number; total: number };
  latency: { p99: number };
  throughput: { average: number };
  non2xx: number;
  errors: number;
}

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

/**
 * Asks a server for an address over 10 connections for so many seconds, from a process of its own, with
 * `headers` such as `cache-control=no-cache`.
 */
export function load(
  pid: number,
  url: string,
  seconds: number,
  headers: readonly string[] = [],
): Promise<Load> {
  const before = processorTimeOf(pid);
  const child = spawn(
    process.execPath,
    [
      AUTOCANNON,
      '-c',
      '10',
      '-d',
      String(seconds),
      '--json',
      '--no-progress',
      ...headers.flatMap((header) => ['-H', header]),
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code !== 0) {
        reject(new Error(`The load on ${url} ended with ${code}.`));
        return;
      }
      const { requests, latency, throughput, non2xx, errors } = JSON.parse(output) as Report; // autocannon's own report
      resolve({
        requestsPerSecond: Math.round(requests.average),
        megabytesPerSecond: throughput.average / 1_048_576,
        p99: latency.p99,
        failed: non2xx + errors,
        cost: ((processorTimeOf(pid) - before) * 1000) / requests.total,
      });
    });
  });
}
