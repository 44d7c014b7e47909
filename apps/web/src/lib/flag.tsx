import styles from './flag.module.css'
import { SafeImage } from './safe-image.tsx'

/** A country's flag by its ISO 3166-1 code, as an image: many systems draw no flags as text. */
export function Flag({ country }: { country: string }) {
  return (
    <SafeImage
      className={styles.flag}
      src={`/m/art/flags/${country.toLowerCase()}.webp`}
      width={27}
      height={18}
      loading="lazy"
    />
  )
}
