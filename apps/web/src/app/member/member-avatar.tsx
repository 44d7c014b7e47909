import { countProfileIcons } from '@foyer/contract'
import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './member-profile.module.css'

/** The chosen profile icon (MEMB-05), or the first letter of the name. */
export function MemberAvatar({ avatar, userName }: { avatar: number | null; userName: string }) {
  const { gw } = useSettings()
  if (avatar !== null && avatar < countProfileIcons(gw))
    return <SafeImage className={styles.avatar} src={`/m/art/avatars/${avatar}.svg`} width={64} height={64} />
  return (
    <span className={styles.avatar} aria-hidden="true">
      {userName.slice(0, 1).toUpperCase()}
    </span>
  )
}
