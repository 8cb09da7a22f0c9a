import { allTexts } from "../description";
import { problemAt, problemInMarkdown, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** What readers stumble over, and what to write instead. */
const unwanted: [words: RegExp, fix: string][] = [
  [
    /(?:^|[.!?:]\s+|\n[\s*-]*)(Use it)\b/,
    "Name the occasion: For a customer who pays on account, …",
  ],
  [/\b(shall)\b/i, "must, will, or should"],
  [/\b(compulsory)\b/i, "required"],
  [/\b(stands? on)\b/i, "is on, are on"],
  [/\b(reads only)\b/, "is read-only"],
  [/\b(The call changes nothing)\b/, "The call is read-only"],
  [/\b(mail address(?:es)?|mailed|mails|by mail)\b/i, "email; what is on paper goes in the mail"],
  [/\b(in any spelling of capitals)\b/, "without regard to case"],
  [/\b(sets? (?:\w+ ){0,2}off)\b(?! from)/i, "applied to, the word of the fields"],
  [/\b(set-offs?)\b/i, "application, apply"],
  [/((?:USD|CAD) (?:are|were))\b/, "an amount is singular: 120.00 USD is open"],
  [/\b(anew)\b/i, "again"],
  [/\b(the present (?=\w))/i, "the current"],
  [/\b((?:clock|field|record|account) stands)\b/, "is, appears"],
  [/\b(lies?)\b/, "is, are"],
  [
    /(?<!there )\b((?:is|are) no (?:draft|operator|line of|payment|part of|obstacle|administrator|correction|machine))\b/i,
    "is not a draft",
  ],
  [/\b(the law wants)\b/i, "the law requires"],
  [/\b(hangs? on|hung on)\b/i, "is in, belongs to"],
  [/\b(belongs? into)\b/i, "belongs in, belongs to"],
  [/\b(stands? at)\b/i, "is at, is on"],
  [/\b(from the next \w+ on)\b/i, "with the next calculation, from then on"],
  [/\b((?:time|labor) bookings?)\b/i, "time entries"],
  [/\b(any more)\b(?! than)/, "no longer, or anymore"],
  [/\b(fits? (?:the|all) filters?)\b/, "matches, match"],
  [/\b(heads? of (?:a|an|the) (?!\w+ tube)\w+)\b/i, "header"],
  [/\b(with(?:out)? a past|has a past)\b/i, "that has, or has not, been used"],
  [/\b(afterwards)\b/i, "afterward, later"],
  [
    /\b(takes? no (?:(?:such|manual) )?(?:postings?|payments|deposits|charges|expenses|transfers|new operations))\b/,
    "does not accept",
  ],
  [/\b(comes?,? too)\b/, "is included, are included"],
  [/\b(no way back)\b/i, "cannot be undone"],
  [/\b(refill(?:s|ed|ing)?)\b/i, "replenish"],
  [/\b(defaults count)\b/i, "defaults apply"],
  [/\b(beyond draft|beyond the (?:tolerance|\w+ limit))\b/i, "no longer a draft; exceeds"],
  [
    /\b(for want of|of the very same|reckons?|in step with)\b/i,
    "for lack of; exactly; in sync with",
  ],
  [/\b(hours back)\b/, "hours ago"],
  [/(?<!the )\b(present (?:status|balance|name))\b/i, "current"],
  [/(`[\w.]+` tells) (?:what|where|whether|which|how)\b/, "shows, says"],
  [/\b(answers? [1-5]\d\d|answers? `[a-z]+-[a-z-]+`)/, "return 404"],
  // The answer to an option of an item, or to an estimate, stays one.
  [
    /\b(answer (?:has (?:the|everything|status)|lists|counts|includes|equals|is (?:[1-5]\d\d|the same as|that of))|answer,? (?:and|with) (?:its|the) `ETag|(?:previous|earlier|first|[245]xx) answers?)\b/i,
    "response",
  ],
  [/(`ETag` of (?:the|this|that) answer)\b/, "response"],
  [/\b((?:the|this|whole|printed) offers?)\b(?! (?:of|by|from)\b)/i, "estimate"],
  [/\b(says? nothing about)\b/i, "does not mean that … is unchanged"],
  [/\b(on the road)\b/i, "in transit"],
  [/\b((?:is|are|was|were) given up|giv(?:e|es) up the rest)\b/i, "canceled"],
  [/\b(in the way)\b(?! it| set| that)/i, "prevents the deletion"],
  [/\b(do(?:es)? not fit together|not go(?:es)? with)\b/i, "contradict each other; match"],
  [/\b(always comes?)\b/i, "is always included"],
  [/\b(charge[sd]? (?:\w+ ){0,3}on to)\b/i, "bill to, billed to"],
  [
    /(?<!\bposts? the )\b(differences? to (?:the|its|an?))\b/i,
    "difference from, difference between",
  ],
  [/\b(of which (?:something|nothing|anything))\b/i, "from which nothing, that … in part"],
  [/, (that is (?:an?|one|for|whom|all))\b/, "which is"],
  [/(`null` takes)\b/, "`null` means"],
  [/\b(wins? over)\b/i, "overrides, takes precedence over"],
  [/\b(behind the number)\b/i, "after the number"],
  [/\b((?:this|the) very)\b/i, "this particular, itself"],
  [/\b(takes? it over|taken over by)\b/i, "gets, copies"],
  [/\b(accounts? takes? no)\b/i, "does not accept"],
  [/\b(minority interests?)\b/i, "noncontrolling interest"],
  [/\b(article numbers?)\b/i, "part number"],
  [/\b(quantity scale)\b/i, "quantity breaks"],
  [/\b(serves? (?:\w+ )?backorders?)\b/i, "fill a backorder"],
  [/\b(tills?)\b/i, "cash drawer, cash register"],
  // The value of a status, alone or in backticks, is written as the API writes it.
  [/(?:^|[^`\w=/"])(cancell(?:ed|ing))\b(?!`|"|$)/im, "canceled, canceling"],
];

/** No sentence opens with "Use it", and no text has words such as "shall", "stands on", or "mail" for email. */
export const plainWords: LintRule = ({ description }) => {
  const wording = (text: string) =>
    unwanted.flatMap(([words, fix]) => {
      const found = words.exec(text)?.[1];
      return found === undefined
        ? []
        : {
            found,
            words: {
              code: "description-wording",
              what: `A text has the words "${found}"`,
              cause: "They are empty, stiff, or not how people speak of it.",
              fix,
            },
          };
    });
  return [
    ...allTexts(description).flatMap((place) =>
      wording(asText(place.value)).map(({ words }) => problemAt(description, place, words)),
    ),
    ...[...description.markdown].flatMap(([file, text]) =>
      wording(text).map(({ found, words }) => problemInMarkdown(description, file, found, words)),
    ),
  ];
};
