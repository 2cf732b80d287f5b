const card = '__typename id title';

/** Operations that request every field of items and places, independently of the pages. */
export const ownDocuments: Readonly<Record<string, string>> = {
  'test:item': `query WholeItem($id: ID!) {
    itemPage(itemId: $id) {
      item { ${card} }
      images description isClosed closedReason sold discussionCount factsShown chatShown discountShown relatedShown
      reviews { rating count latest { id rating comment author authorImage createdAt } }
      seller { shop { id } name icon city rating messageRate discussionRate }
      place { address district city province position { latitude longitude } }
      __typename
      ... on GoodsPage { weight offer { buyLabel stock variants { id price { amount } } } }
      ... on ServicePage { schedule openingHours { isOpenNow today days { day hours { opens closes } } } }
      ... on CourierRidePage { isCall services { id } }
      ... on ShopPage { searchShown itemCount openingHours { isOpenNow today } items { pageInfo { page lastPage } items: nodes { ${card} } } }
      ... on RedirectLinkPage { link }
      ... on WebContentPage { frame inPage }
      ... on ContactActionPage { action { id index kind value label } }
    }
  }`,
  'test:related': `query Related($id: ID!) { relatedItems(itemId: $id) { ${card} } }`,
  'test:reviews': `query Reviews($id: ID!, $page: Int) {
    reviews(itemId: $id, page: $page) { title total: totalCount pageInfo { page lastPage } reviews: nodes { id author } edges { cursor node { id } } }
  }`,
  'test:shop': `query InShop($id: ID!, $text: String, $page: Int) {
    shopItems(shopId: $id, text: $text, page: $page) { pageInfo { page lastPage } items: nodes { ${card} } }
  }`,
  'test:search': `query Searched($text: String!, $sort: SearchSort, $labels: [ID!], $shop: ID, $priceMin: Rupiah, $priceMax: Rupiah, $ratingMin: Float, $page: Int, $after: String) {
    search(text: $text, sort: $sort, labelIds: $labels, shopId: $shop, priceMin: $priceMin, priceMax: $priceMax, ratingMin: $ratingMin, page: $page, after: $after) {
      pageInfo { page hasNextPage hasPreviousPage startCursor endCursor } items: nodes { ${card} } edges { cursor node { id } }
    }
  }`,
  'test:suggestions': `query Suggested($text: String!, $shop: ID) { suggestions(text: $text, shopId: $shop) { ${card} } }`,
  'test:near': `query Around($position: PositionInput!, $labels: [ID!], $page: Int, $after: String) {
    nearMe(position: $position, labelIds: $labels, page: $page, after: $after) {
      pageInfo { page hasNextPage endCursor } found: nodes { kilometres position { latitude longitude } item { ${card} } }
    }
  }`,
  'test:places': `query PlacesOf($text: String!, $near: PositionInput) {
    places(text: $text, near: $near) { name region position { latitude longitude } }
  }`,
  'test:place': `query PlaceAt($position: PositionInput!) { place(position: $position) { name region } }`,
};
