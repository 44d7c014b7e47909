import { type Banner, banners } from '@foyer/contract'
import { Skeleton } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link, OutsideLink } from '../../lib/navigation.tsx'
import { useIsOffered, useSettings, useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { loadChunk } from '../../ui/lazy-chunk.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { decideBannerImage, decideBannerLink } from './banner.rules.ts'
import styles from './banner-carousel.module.css'

/** Time between two banners, in ms. */
const stayMs = 6000
/** Padding of the row. */
const paddingPx = 16

/**
 * The merchant's banners in a row: swiped with scroll snapping, without script. With script it advances by itself,
 * unless the member prefers reduced motion, touches the row or has the keyboard focus in it.
 */
export function BannerCarousel() {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  const { data, isPending } = useValue(banners, { query: { groupName: 'm_home' } })
  const count = data?.length ?? 0
  const { position, show, hold } = useRow(row, count)
  if (!useIsOffered(banners)) return null
  if (isPending) return <Skeleton size="banner" />
  if (!data || count === 0) return null
  return (
    <section className={styles.carousel} aria-label={t('home.banners')} onPointerDown={hold} onFocus={hold}>
      <ul className={styles.row} ref={row}>
        {data.map((banner, index) => (
          <li key={banner.id} className={styles.place}>
            <BannerCard banner={banner} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.dots}>
          {data.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className={styles.dot}
              aria-label={t('home.banner.position', { number: index + 1, total: count })}
              aria-current={index === position}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function BannerCard({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const t = useText()
  const notices = useNotices()
  const services = useServices()
  const settings = useSettings()
  const { origin, direction } = services
  const { run } = useBusy()
  const link = decideBannerLink(banner, settings.allowedOrigins, origin)
  const card = (
    <>
      <SafeImage
        className={styles.picture}
        src={decideBannerImage(banner.url, direction)}
        width={720}
        height={336}
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
      />
      <span className={styles.words}>
        <strong className={styles.title}>{banner.title}</strong>
        <span className={styles.subtitle}>{banner.subtitle}</span>
      </span>
    </>
  )
  if (link.kind === 'none') return <div className={styles.card}>{card}</div>
  if (link.kind === 'page')
    return (
      <Link
        href={link.href as Href} // decideBannerLink returns pages of the table only
        className={styles.card}
      >
        {card}
      </Link>
    )
  return (
    <OutsideLink
      href={link.url}
      target="_blank"
      className={styles.card}
      onClick={async (event) => {
        const member = services.session.get()
        if (!link.mustAsk && !member) return
        event.preventDefault()
        await run(async () => {
          const part = await loadChunk(() => import('../../lib/leave-site.ts'))
          await part?.openSite(link.url, { t, notices, services, settings }, member && { username: member.userName })
        })
      }}
    >
      {card}
    </OutsideLink>
  )
}

/** The index of the centred banner, and the function to scroll to another one. */
function useRow(row: React.RefObject<HTMLUListElement | null>, count: number) {
  const [position, setPosition] = useState(0)
  const isHeld = useRef(false)
  const hold = () => {
    isHeld.current = true
  }
  const show = (index: number) => row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })

  useEffect(() => {
    const list = row.current
    if (!list || count < 2) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setPosition([...list.children].indexOf(seen.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const child of list.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row, count])

  useEffect(() => {
    const list = row.current
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!list || count < 2 || isCalm) return
    const timer = setInterval(() => {
      if (isHeld.current || document.hidden) return
      const next = list.children[(position + 1) % count]
      if (next instanceof HTMLElement) list.scrollTo({ left: findScroll(list, next), behavior: 'smooth' })
    }, stayMs)
    return () => clearInterval(timer)
  }, [row, count, position])

  return { position, show, hold }
}

/** Scroll position that brings a banner to the start of the row; negative from right to left. */
function findScroll(list: HTMLElement, next: HTMLElement): number {
  const fromLeft = next.offsetLeft - list.offsetLeft
  if (getComputedStyle(list).direction === 'ltr') return fromLeft - paddingPx
  return fromLeft + next.offsetWidth - list.offsetWidth + paddingPx
}
