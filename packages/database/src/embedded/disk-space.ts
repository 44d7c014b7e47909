import { statfsSync } from 'node:fs'
import { DISK_SPACE_AGE_MS, MIN_FREE_DISK_BYTES } from '../database.constants.ts'

const MEGABYTE = 1024 * 1024

export function toMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE)
}

/** @returns the bytes available to this process on the disk of `path` */
export function readFreeDiskBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/** The free space of a folder's disk, measured at most once a second. */
export class DiskSpace {
  readonly #readFreeBytes: () => number
  #freeBytes = Number.POSITIVE_INFINITY
  #readAtMs = Number.NEGATIVE_INFINITY

  constructor(readFreeBytes: () => number) {
    this.#readFreeBytes = readFreeBytes
  }

  readFreeBytes(): number {
    const nowMs = performance.now()
    if (nowMs - this.#readAtMs >= DISK_SPACE_AGE_MS) {
      this.#freeBytes = this.#readFreeBytes()
      this.#readAtMs = nowMs
    }
    return this.#freeBytes
  }

  isLow(): boolean {
    return this.readFreeBytes() < MIN_FREE_DISK_BYTES
  }
}
