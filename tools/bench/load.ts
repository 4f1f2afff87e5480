import autocannon from 'autocannon';

export type Throughput = { perSecond: number; p99: number };

type Request = { url: string; method?: 'POST'; headers: Record<string, string>; body?: string };

/**
 * Answers a second to one request over 50 connections, and the 99th percentile of response times in ms.
 * @param warmUp seconds of the same load beforehand, not counted
 * @throws Error when an answer is not a 2xx
 */
export async function shoot(request: Request, seconds: number, warmUp: number): Promise<Throughput> {
  const load = (duration: number) => autocannon({ ...request, connections: 50, duration });
  await load(warmUp);
  const { non2xx, errors, requests, latency } = await load(seconds);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${request.url} failed`);
  return { perSecond: Math.round(requests.average), p99: latency.p99 };
}
