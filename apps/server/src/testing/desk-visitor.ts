import { randomUUID } from 'node:crypto'
import { openDeskConversation } from '@foyer/contract'
import { readCookies, type TestClient, type TestServer } from './test-server.ts'

/** A client that has opened a conversation; a guest comes back with its cookie. */
export async function openAtDesk(
  server: TestServer,
  client: TestClient,
  text = 'Where is my deposit?',
): Promise<{ client: TestClient; id: string }> {
  const { envelope, headers } = await server.call(
    openDeskConversation,
    { body: { clientId: randomUUID(), text } },
    client,
  )
  if (!envelope.value) throw new Error(`conversation refused: ${envelope.errorCode}`)
  const cookie = client.cookie ?? readCookies(headers)
  return { client: { ...client, cookie }, id: envelope.value.conversation.id }
}
