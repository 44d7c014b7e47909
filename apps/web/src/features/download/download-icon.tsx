import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './download-bar.module.css'

/** The app's own icon (BAR-26), otherwise the merchant's logo. */
export function DownloadIcon({ address, size }: { address: string | undefined; size: number }) {
  const { template } = useSettings()
  return <SafeImage src={address ?? template.h5_logo} width={size} height={size} className={styles.icon} />
}
