export { registerHelpRoutes } from './help.routes.ts'
export {
  findHelpArticle,
  type HelpArticleRow,
  listHelpArticles,
  lockHelpArticles,
  orderHelpArticles,
  saveHelpArticle,
} from './help-article.store.ts'
export { countHelpVotes, deleteOldHelpVotes, type HelpVoteCount } from './help-vote.store.ts'
