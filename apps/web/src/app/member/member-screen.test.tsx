import { inbox } from '@foyer/contract'
import { type Query, type QueryObserverOptions, useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { queryKey } from '../../lib/queries.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { Unread } from './member-screen.tsx'

test.each([
  ['answered', { unreadCount: 1 }, undefined, 30_000],
  ['failing', { unreadCount: 1 }, 503, 30_000],
  ['refused with 404 for a while', { unreadCount: 1 }, 404, 60_000],
  ['not supported', undefined, 404, false],
])('SESS-14 DEC-02 the unread count of an inbox that is %s is polled', async (_what, data, status, expected) => {
  let intervalMs: unknown
  const Interval = () => {
    const query = useQueryClient()
      .getQueryCache()
      .find({ queryKey: queryKey(inbox, {}) })
    const { refetchInterval } = (query?.options ?? {}) as QueryObserverOptions // set by the observer of the count
    const error = status === undefined ? null : new WpsError('unknown_error', status)
    const asked = { state: { data, error } } as unknown as Query // the only fields that it reads
    intervalMs = typeof refetchInterval === 'function' ? refetchInterval(asked) : refetchInterval
    return null
  }
  await renderElement(
    <>
      <Unread />
      <Interval />
    </>,
  )
  expect(intervalMs).toBe(expected)
})
