export { HelpArticleScreen } from './help-article-screen.tsx'
export { HelpListScreen } from './help-list-screen.tsx'
