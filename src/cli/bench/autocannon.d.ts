/** What the bench uses of autocannon, which ships no types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }
  interface Outcome {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(load: Load): Promise<Outcome>;
}
