import { expect, it } from 'vitest'
import { countWorkers } from './count-workers.ts'

const gigabyte = 1024 ** 3

it.each([
  { cores: 1, gigabytes: 64, workers: 1 },
  { cores: 2, gigabytes: 64, workers: 2 },
  { cores: 4, gigabytes: 64, workers: 4 },
  { cores: 64, gigabytes: 256, workers: 4 },
  // The memory decides on small machines.
  { cores: 4, gigabytes: 0.5, workers: 1 },
  { cores: 4, gigabytes: 3.9, workers: 1 },
  { cores: 4, gigabytes: 4, workers: 2 },
])(
  'starts $workers workers on $cores cores with $gigabytes GB',
  ({ cores, gigabytes, workers }) => {
    expect(countWorkers({ cores, bytes: gigabytes * gigabyte })).toBe(workers)
  },
)
