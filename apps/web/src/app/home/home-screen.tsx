import { GameRecentPlace } from '../../features/games/game-recent-place.tsx'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { DrawCard } from './draw-card.tsx'
import { HomeGames } from './home-games.tsx'
import styles from './home-screen.module.css'
import { MemberStrip } from './member-strip.tsx'
import { SaferFooter } from './safer-footer.tsx'
import { WinnersCard } from './winners-card.tsx'

/** `/m/home` (ROUTE-02): the member's money or the login first, then what is live, then the merchant's offer. */
export function HomeScreen() {
  const t = useText()
  const { merchantName, template } = useSettings()
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('home.heading', { merchant: merchantName })}</h1>
      <div className={styles.live}>
        <MemberStrip />
        {template.home_feature !== 'winners' && <DrawCard />}
      </div>
      <BannerCarousel />
      <CategoryTabs />
      <GameRecentPlace className={styles.recent} />
      <HomeGames />
      {template.home_feature !== 'draw' && <WinnersCard />}
      <SaferFooter />
    </div>
  )
}
