import { useQuery } from '@tanstack/react-query'
import { listStaffAgentPlans, listStaffAgents } from '../../lib/calls.ts'
import { useOffice } from '../../lib/office.tsx'

/** Key of all that is read of agents, or of a part of it. */
export function agentKey(merchant: string, ...part: readonly unknown[]): readonly unknown[] {
  return [merchant, 'agents', ...part]
}

export function useAgentPlans() {
  const { merchant } = useOffice()
  return useQuery({
    queryKey: agentKey(merchant.code, 'plans'),
    queryFn: () => listStaffAgentPlans({}, merchant.code),
  })
}

/** One agent by its name; null without one. Pages end with a `next` of null. */
export function useAgent(username: string) {
  const { merchant } = useOffice()
  return useQuery({
    queryKey: agentKey(merchant.code, 'agent', username),
    async queryFn() {
      let after: string | undefined
      do {
        const { items, next, currency } = await listStaffAgents({ query: { name: username, after } }, merchant.code)
        const agent = items.find((one) => one.username === username)
        if (agent) return { agent, currency }
        after = next ?? undefined
      } while (after !== undefined)
      return null
    },
  })
}
