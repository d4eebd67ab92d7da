/** /about */
export function About() {
  return (
    <>
      <p>
        Aangan is Hindi for the courtyard that the rooms of a house open on to. It is the place
        where people who are making a home or a workplace meet the design firms, architects and
        makers who can help them.
      </p>
      <h2>For clients</h2>
      <p>
        Look through the work of verified interior designers and architects across India, and send a
        connection request to those you would like to speak with. Browsing needs no account.
      </p>
      <h2>For design firms and architects</h2>
      <p>
        Show your work on a profile of your own, with the posts of your Instagram account if you
        wish. Find vendors, and read and write reviews of them.
      </p>
      <h2>For vendors</h2>
      <p>
        List what you make or supply where designers look for it, and collect reviews from the
        professionals who have worked with you.
      </p>
      <h2>What we do, and what we don’t</h2>
      <p>
        We help people find each other. We are an intermediary: we do not design, contract or
        execute projects, and an agreement between you and a firm or vendor is yours and theirs.
      </p>
    </>
  );
}
