import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deviceTimeOf } from '../lib/clock.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useServices, useSession } from '../lib/services.tsx'
import { isHomeAddress } from '../routes.rules.ts'
import { findMemberEvent, type Seen } from './member-event.rules.ts'

/** Refreshes the shell's member data, where its calls are answered; without cost for guests. */
export function useMemberLoads(areAnswered: boolean, showsUnread: boolean): void {
  const services = useServices()
  const member = useSession()
  const queries = useQueryClient()
  const { path } = useAddress()
  const last = useRef<Seen>({ path: undefined, memberId: undefined })
  const memberId = member?.id
  const memberType = member?.type
  useEffect(() => {
    if (!areAnswered) return
    const isHome = isHomeAddress(path)
    const event = findMemberEvent(last.current, { path, memberId, isHome }, deviceTimeOf(performance.now()))
    last.current = { path, memberId }
    if (!event || memberId === undefined || memberType === undefined) return
    const load = async () => {
      const { loadForMember } = await import('./member-load-calls.ts')
      loadForMember({ ...services, queries }, { ...event, memberId, memberType, isHome, showsUnread })
    }
    void load().catch(() => undefined)
  }, [areAnswered, memberId, memberType, path, queries, services, showsUnread])
}
