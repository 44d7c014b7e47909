import { type FooterKey, footerItems } from '../app/footer/footer.rules.ts'
import { FooterBar } from '../app/footer/footer-bar.tsx'
import { iconThemes } from '../app/footer/footer-icon.rules.ts'
import { FooterIcon } from '../app/footer/footer-icon.tsx'
import { DrawCard } from '../app/home/draw-card.tsx'
import { MemberStrip } from '../app/home/member-strip.tsx'
import { WinnersCard } from '../app/home/winners-card.tsx'
import { HomeBar } from '../app/home-bar.tsx'
import { GameGrid } from '../features/games/game-tile.tsx'
import { useSettings } from '../lib/queries.ts'
import { BackArrow, TopBar, topBarStyles } from '../ui/top-bar.tsx'
import styles from './design-page.module.css'
import { Group, Sample } from './design-sample.tsx'
import { sampleGames } from './sample-data.ts'

const keys = Object.keys(footerItems) as FooterKey[] // the keys of a record of them
const shown: readonly FooterKey[] = ['home', 'game', 'deposit', 'activity', 'member']

/** What differs most by template: bars, footer with its icons, cards and tiles. */
export function DesignHome() {
  return (
    <>
      <Group title="Bars">
        <Sample name="Bar of the home page">
          <HomeBar />
        </Sample>
        <Sample name="Bar of a page">
          <TopBar
            title="Deposit"
            back={
              <a href="#back" className={topBarStyles.back} aria-label="Back">
                <BackArrow />
              </a>
            }
          />
        </Sample>
      </Group>
      <Footers />
      <Group title="Cards and tiles">
        <Sample name="Member strip of a guest">
          <MemberStrip />
        </Sample>
        <Sample name="Draw card">
          <DrawCard />
        </Sample>
        <Sample name="Winners">
          <WinnersCard />
        </Sample>
        <Sample name="Game tiles">
          <GameGrid games={sampleGames} />
        </Sample>
      </Group>
    </>
  )
}

function Footers() {
  const { template } = useSettings()
  return (
    <Group title="Footer">
      {iconThemes.map((theme) => (
        <Sample key={theme} name={`Footer, icons ${theme}`}>
          <FooterBar
            label={`Footer ${theme}`}
            template={{ ...template, footer_icon_theme: theme }}
            items={shown.map((key, place) => ({ key, href: '/m/home', isActive: place === 0, isBare: false }))}
            onTap={(event) => event.preventDefault()}
          />
        </Sample>
      ))}
      <Sample name="Footer, chat without a label">
        <FooterBar
          label="Footer with chat"
          template={{ ...template, footer_icon_theme: 'line' }}
          items={(['home', 'game', 'chat', 'activity', 'member'] as const).map((key, place) => ({
            ...{ key, href: '/m/home', isActive: place === 1 },
            isBare: key === 'chat',
          }))}
          onTap={(event) => event.preventDefault()}
        />
      </Sample>
      {iconThemes.flatMap((theme) =>
        [false, true].map((isActive) => (
          <Sample key={`${theme} ${isActive}`} name={`Icons ${theme}${isActive ? ', active' : ''}`}>
            <div className={styles.row}>
              {keys.map((key) => (
                <FooterIcon key={key} item={key} templateId={template.id} theme={theme} isActive={isActive} />
              ))}
            </div>
          </Sample>
        )),
      )}
    </Group>
  )
}
