import { EmptyState, ErrorState } from '@foyer/ui/states'
import { CircleAlert, Inbox } from 'lucide-react'
import type { ComponentProps } from 'react'

/** An absence with its reason. */
export function Empty(props: Omit<ComponentProps<typeof EmptyState>, 'icon'>) {
  return <EmptyState {...props} icon={<Inbox aria-hidden="true" size={30} />} />
}

export function Failure(props: Omit<ComponentProps<typeof ErrorState>, 'icon'>) {
  return <ErrorState {...props} icon={<CircleAlert aria-hidden="true" size={30} />} />
}
