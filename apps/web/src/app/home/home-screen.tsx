import { Fragment, type ReactNode } from 'react'
import { GameRecentPlace } from '../../features/games/game-recent-place.tsx'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { DrawCard } from './draw-card.tsx'
import { HomeGames } from './home-games.tsx'
import { type HomeSection, listHomeSections } from './home-layout.rules.ts'
import styles from './home-screen.module.css'
import { MemberStrip } from './member-strip.tsx'
import { SaferFooter } from './safer-footer.tsx'
import { WinnersCard } from './winners-card.tsx'

const sections: Record<HomeSection, ReactNode> = {
  draw: <DrawCard />,
  banners: <BannerCarousel />,
  categories: <CategoryTabs />,
  recent: <GameRecentPlace className={styles.recent} />,
  games: <HomeGames />,
  winners: <WinnersCard />,
}

/** `/m/home` (ROUTE-02): the member's money or the login first, then the sections in the template's order. */
export function HomeScreen() {
  const t = useText()
  const { merchantName, template } = useSettings()
  const listed = listHomeSections(template)
  const isDrawFirst = listed[0] === 'draw'
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('home.heading', { merchant: merchantName })}</h1>
      <div className={styles.live}>
        <MemberStrip />
        {isDrawFirst && sections.draw}
      </div>
      {listed.slice(isDrawFirst ? 1 : 0).map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      <SaferFooter />
    </div>
  )
}
