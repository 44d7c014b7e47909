import { createHmac } from 'node:crypto'
import {
  createRandomStream,
  type DrawnWord,
  formatBlockMessage,
  type RandomStream,
} from '../../game/random-stream.rules.ts'

/** The random stream of a round, hashed by node:crypto. The key is the server seed's 32 bytes. */
export function createSeededStream(
  { serverSeed, clientSeed, nonce }: { serverSeed: Buffer; clientSeed: string; nonce: number },
  onWord?: (drawn: DrawnWord) => void,
): RandomStream {
  return createRandomStream(
    (block) =>
      createHmac('sha256', serverSeed)
        .update(formatBlockMessage(clientSeed, nonce, block))
        .digest(),
    onWord,
  )
}
