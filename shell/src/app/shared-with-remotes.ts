// A package gets into the page's share scope when the shell imports it. These are used by remotes only.
import '@reduxjs/toolkit/query/react';
import 'react-dom';
