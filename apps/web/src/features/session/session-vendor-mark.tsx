import type { FirebaseChannel } from '@foyer/contract'
import { KeyRound } from 'lucide-react'

interface Shape {
  fill: string
  path: string
}

/** Marks of the vendors as their rules for sign-in buttons require them, in a square of 24. */
const marks: Record<Exclude<FirebaseChannel, 'firebase'>, readonly Shape[]> = {
  google: [
    {
      fill: '#4285f4',
      path: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.75 3.27-8.1z',
    },
    {
      fill: '#34a853',
      path: 'M12 23c2.97 0 5.46-.98 7.28-2.65l-3.57-2.77c-.99.66-2.25 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.54H2.18v2.84A11 11 0 0 0 12 23z',
    },
    {
      fill: '#fbbc05',
      path: 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84z',
    },
    {
      fill: '#ea4335',
      path: 'M12 5.36c1.62 0 3.07.56 4.21 1.65l3.15-3.15A10.56 10.56 0 0 0 12 1 11 11 0 0 0 2.18 7.06L5.84 9.9C6.71 7.29 9.14 5.36 12 5.36z',
    },
  ],
  facebook: [
    {
      fill: '#1877f2',
      path: 'M24 12.07C24 5.4 18.63 0 12 0S0 5.4 0 12.07c0 6.03 4.39 11.02 10.13 11.93v-8.44H7.08v-3.49h3.05V9.41c0-3.02 1.79-4.69 4.53-4.69 1.31 0 2.68.24 2.68.24v2.97h-1.51c-1.49 0-1.95.93-1.95 1.88v2.26h3.32l-.53 3.49h-2.79V24C19.61 23.09 24 18.1 24 12.07z',
    },
  ],
  twitter: [
    {
      fill: 'currentColor',
      path: 'M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.65l-5.22-6.82-5.96 6.82H1.68l7.73-8.84L1.25 2.25h6.83l4.71 6.23 5.45-6.23zm-1.16 17.52h1.83L7.08 4.13H5.12l11.96 15.64z',
    },
  ],
}

/** The vendor's mark on its button; decoration. */
export function VendorMark({ channel }: { channel: FirebaseChannel }) {
  if (channel === 'firebase') return <KeyRound size={20} aria-hidden="true" />
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      {marks[channel].map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
