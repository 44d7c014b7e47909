import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAddress } from '../lib/navigation.tsx'
import { useServices, useSession } from '../lib/services.tsx'
import { isHomeAddress } from '../routes.rules.ts'

/** Refreshes the shell's member data, where its calls are answered; without cost for guests. */
export function useMemberLoads(areAnswered: boolean): void {
  const services = useServices()
  const member = useSession()
  const queries = useQueryClient()
  const isHome = isHomeAddress(useAddress().path)
  const lastMember = useRef<string>(undefined)
  const memberId = member?.id
  const memberType = member?.type
  useEffect(() => {
    if (!areAnswered) return
    const isNewSession = memberId !== lastMember.current
    lastMember.current = memberId
    if (memberId === undefined || memberType === undefined || (!isNewSession && !isHome)) return
    const load = async () => {
      const { loadForMember } = await import('./member-load-calls.ts')
      loadForMember({ ...services, queries }, { memberId, memberType, isNewSession, isHome })
    }
    void load().catch(() => undefined)
  }, [areAnswered, memberId, memberType, isHome, queries, services])
}
